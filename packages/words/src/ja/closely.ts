// A card or tile looked at closely, in Japanese.

export const closely = {
  costs: (amount: number): string => (amount === 0 ? 'コスト0' : `コストはカード${amount}枚`),
  conquer: (defence: number): string => `軍事力${defence}で征服`,
  whenPlaced: '完成時',
  turned: '同じタイルの裏面',
  previous: '前へ',
  next: '次へ',
  rule: 'ルール',
  copies: (amount: number): string => `${amount}枚`,
  tile: (id: string): string => `タイル${id}`,
  notes: {
    windfall: '単発生産ワールドには、配置したときに製品が1つ置かれます。その後はパワーか生産ボーナスでのみ置かれます。',
    military: '軍事ワールドには支払いをしません。移住するときに軍事力が防御力以上である必要があります。',
    scoring: '得点はゲーム終了時に数えます。今の得点はテーブルに表示されます。',
    takeovers: '奪取は、開始前に全員が同意した対戦でのみ行います。',
    turned: '数えるのは建設した面だけです。裏面は関係しません。',
  },
  now: {
    inEmpire: (who: string | null): string => `${who ?? 'あなた'}の帝国にあります。`,
    sells: (amount: number): string => `製品はカード${amount}枚で売れます。`,
    less: (list: string): string => `割引：${list}。`,
    strength: (list: string): string => `あなたの軍事力：${list}。`,
    taken: (who: string, isMine: boolean, attack: number, defence: number): string =>
      `${isMine ? who : 'あなた'}が奪取できます：${attack}対${defence}。`,
    onStack: (who: string | null, laid: number, workers: number): string =>
      `${who ?? 'あなた'}の山の一番上：労働者${laid}／${workers}。`,
    goals: (list: string): string => `目標：${list}。`,
    towards: (goal: string, amount: string, then: string): string => `${goal}${amount}（計${then}）`,
    good: (worth: string): string => `製品：${worth}。`,
  },
  rules: {
    mixWithHand: '引いたカードを手札に加えてから、その全部の中から捨てます。',
    placeForFree:
      '使うとこのカードを捨てるので、帝国のカードの枚数は変わりません。エイリアンテクノロジーのワールドには使えません。',
    temporaryMilitary: 'この軍事力は移住フェイズの終わりまで続き、2つ目のワールドや防御にも使えます。',
    payForMilitary:
      'ワールドの防御力から割引を引いた枚数を支払います。軍事力は関係しません。このようなパワーは重ねて使えず、エイリアンテクノロジーのワールドには支払えません。',
    conquerNonMilitary: '数えるのは軍事力だけで、割引は使えません。そのワールドは軍事ワールドにはなりません。',
    placeSecondWorld:
      '2つ目は、1つ目の配置がすべて終わってから置きます。1つ目のパワーはまだ使えません。移住のボーナスは1回だけです。',
    takeover:
      '攻撃側の軍事力が、持ち主の軍事力とワールドの防御力の合計以上なら成功です。同点でも成功します。このフェイズでは、ワールドを置く代わりに行います。',
    takeoverDefense: '自分のワールドが攻撃されたときだけ数えます。',
    consumeGoods: '消費のパワーは、使える製品がある限り使わなければなりません。順番は自由です。',
    discardCards: '使わなくてもかまいません。消費：×2では倍になりません。',
    sellGood: '誰が選んだ消費フェイズでも、製品があれば必ず売ります。',
    ante: 'めくったカードの中にコストか防御力がより高いものがあれば、その中から1枚を取り、見せたカードも手札に残ります。なければ見せたカードを失います。',
    drawPerProduced: '使う時点までにこのフェイズで生産した分を数えます。',
    drawIfMostProduced: '同数の場合は誰も引きません。',
    fromTheNext: '配置したフェイズではまだ働きません。',
  },
};
