// The one line at the edge that speaks about versions of the page. What matters more replaces what matters less.

import { mount } from 'svelte';
import type { Notice, Noticed } from './notice.ts';
import UpdateNotice from './UpdateNotice.svelte';

const weights = { ready: 0, behind: 1, stays: 2, coming: 3 } as const;

class Shown implements Noticed {
  notice: Notice | null = $state.raw(null);
  #isMounted = false;

  tell(notice: Notice): void {
    if (this.notice !== null && weights[this.notice.kind] >= weights[notice.kind]) return;
    this.notice = notice;
    if (!this.#isMounted) mount(UpdateNotice, { target: document.body, props: { from: this } });
    this.#isMounted = true;
  }

  /** Of these kinds; what else is told stays. */
  takeBack(...kinds: readonly Notice['kind'][]): void {
    if (this.notice !== null && kinds.includes(this.notice.kind)) this.notice = null;
  }
}

export const updateNotice = new Shown();
