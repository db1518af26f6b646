// About newer versions of the page, in Japanese.

import type { Words } from '../catalogue.ts';

export const offline: Words['offline'] = {
  ready: '新しい版の準備ができました。対戦は保存されています。',
  reload: '再読み込み',
  later: 'あとで',
};
