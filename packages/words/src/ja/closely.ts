// A card or tile looked at closely, in Japanese.

export const closely = {
  costs: (amount: number): string => (amount === 0 ? 'コスト0' : `コストはカード${amount}枚`),
  conquer: (defence: number): string => `軍事力${defence}で征服`,
  whenPlaced: '完成時',
  turned: '同じタイルの裏面',
  previous: '前へ',
  next: '次へ',
  copies: (amount: number): string => `${amount}枚`,
  tile: (id: string): string => `タイル${id}`,
  notes: {
    windfall: '単発生産ワールドには、配置したときに製品が1つ置かれます。その後は能力か生産ボーナスでのみ置かれます。',
    military: '軍事ワールドには支払いをしません。移住するときに軍事力が防御力以上である必要があります。',
    scoring: '得点はゲーム終了時に数えます。今の得点はテーブルに表示されます。',
    takeovers: '奪取は、開始前に全員が同意した対戦でのみ行います。',
    turned: '数えるのは建設した面だけです。裏面は関係しません。',
  },
};
