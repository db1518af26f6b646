// Playing with other people, in Japanese: tables of the server, accounts, and one device for several.

import type { Words } from '../catalogue.ts';
import type { ServerReasons } from '../refusal-words.ts';
import { list } from './numbers.ts';

/** Between two people at one device. */
export const curtain: Words['curtain'] = {
  title: (name) => `${name}に端末を渡してください`,
  why: 'それまでテーブルは隠れています。カードもダイスも記録も見えません。',
  reveal: (name) => `${name}です。テーブルを表示`,
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A span of time in its largest unit. */
const span = (ms: number): string => {
  if (ms >= 3 * day || (ms >= day && ms % day === 0)) return `${Math.round(ms / day)}日`;
  if (ms >= hour) return `${Math.round(ms / hour)}時間`;
  if (ms >= minute) return `${Math.round(ms / minute)}分`;
  return `${Math.round(ms / 1000)}秒`;
};

export const friends: Words['friends'] = {
  openSeat: '空席',
  nobody: (seat) => `席${seat}`,
  span,

  home: {
    tables: '募集中のテーブル',
    tablesEmpty: '募集中のテーブルはありません。自分で開くか、ボットと対戦してください。',
    join: '参加',
    moreTables: 'ほかのテーブル',
    ownCards: (count: number): string => `自作カード${count}枚`,
    joinTable: (game, names) => `参加：${game}、${list(names)}と`,
    seatsTaken: (taken, all) => `${all}席中${taken}席`,
    invite: '友だちと遊ぶ',
    inviteText: 'テーブルを開いてリンクを送ってください。アカウントは誰にも必要ありません。',
    inviteGame: (game) => `友だちとのテーブルを開く：${game}`,
    noServer: 'この端末で',
    noServerText: 'サーバーがないか、つながりません。ボットとの対戦や、1台の端末を囲む対戦はいつもどおり遊べます。',
    waitForYou: (matches) => `あなたの番：${matches}件`,
    finished: '終わった対戦',
    waitingRoom: 'プレイヤー待ち',
    waitsFor: (names) => `${list(names)}を待っています`,
    with: (names) => `対戦相手：${list(names)}`,
    alone: 'まだ誰もいません',
    shared: '1台の端末で',
    noClock: '時間制限なし',
    rests: '休止中',
    left: 'ボットが代行中',
    won: '勝利',
    place: (rank) => `${rank}位`,
    over: '終了',
    remove: (match) => `一覧から消す：${match}`,
    live: 'リアルタイム',
    slow: 'じっくり',
  },

  setup: {
    kindOf: (number) => `席${number}のプレイヤー`,
    byLink: '友だち（リンク）',
    byLinkHint: '送るためのリンクができます。相手はアカウントなしで席に着けます。',
    notBoth: 'リンクのテーブルでは、この端末で遊べるのは1人だけです。',
    title: '友だちとのテーブル',
    clock: '1回の選択の持ち時間',
    noClock: '時間制限なし',
    clockOf: (ms) => `${span(ms)}${ms < day ? '（リアルタイム）' : '（じっくり）'}`,
    listed: '募集中の一覧に載せる',
    listedHint: '知らない人も席に着けます。',
    standIns: 'ボットが代打',
    standInsHint: '離れた人や、3回続けて時間切れになった人の代わりにプレイします。戻ってきた人は席を取り戻せます。',
    hints: 'ヒント',
    hintsHint: '誰でも、ボットならどうするかを聞けます。',
    spectators: '観戦',
    spectatorsHint: 'リンクを知っている人は観戦できます。見えるのは全員に公開されているものだけです。',
    open: 'テーブルを開く',
  },

  room: {
    title: (game) => `テーブル：${game}`,
    knownDeal: '既知の配札',
    invite: 'リンクで招待',
    inviteHint: 'リンクを知っている人は空席に着けます。アカウントは要りません。',
    watchHint: 'リンクを知っている人は観戦できます。',
    link: 'このテーブルのリンク',
    copy: 'リンクをコピー',
    copied: 'コピーしました',
    share: '共有',
    seats: '席',
    you: 'あなた',
    sit: 'ここに座る',
    sitOn: (seat) => `席${seat}に座る`,
    putBot: 'ボット',
    putBotOn: (seat) => `席${seat}にボットを置く`,
    openAgain: '空席に戻す',
    openSeatAgain: (seat) => `席${seat}を空席に戻す`,
    name: 'テーブルでの名前',
    saveName: '保存',
    longestName: (signs) => `名前は${signs}文字までです。`,
    start: '開始',
    startWait: (seats) => `空席が${seats}つあります。リンクを送るか、ボットを置いてください。`,
    startReady: '全席が埋まりました。',
    startOthers: '全席が埋まったら、テーブルを開いた人が開始します。',
    leave: 'テーブルを離れる',
    loading: 'テーブルを探しています。',
    full: '満席です。観戦できます。',
  },

  chat: {
    seatedOnly: 'ここに書けるのは席に着いている人だけです。',
    title: 'チャット',
    empty: 'まだ発言はありません。',
    label: 'テーブルへのメッセージ',
    send: '送信',
    watcher: '観戦中',
    unread: (lines) => `チャット、新着${lines}件`,
  },

  bar: {
    label: 'テーブルと参加者',
    opening: '接続しています。',
    lost: '接続が切れました。再接続しています。',
    lostStored: '接続が切れました。再接続しています。あなたの選択は保存されています。',
    lostHeld: '接続が切れました。あなたの選択はここに保存し、つながり次第送ります。',
    stored: 'あなたの選択は保存されました。',
    watching: '観戦中です。全員に公開されているものが見えます。',
    botPlays: '戻るまで、ボットが代わりに答えています。',
    here: 'ここにいます',
    rests: '対戦は休止中です。誰かがプレイするか「ここにいます」を押すと再開します。',
    restsForWatchers: '参加者が戻るまで、対戦は休止中です。',
    missed: (times: number): string => `時間切れが${times}回あり、その判断は代わりに行われました。`,
    botAnswered: (times: number): string => `時間切れのため、ボットが代わりに${times}回答えました。`,
    botFor: (names: readonly string[]): string => `${list(names)}が戻るまで、ボットが代わりに答えます。`,
    missedBy: (times: number): string => (times === 1 ? '時間切れ1回' : `続けて時間切れ${times}回`),
    closePanel: '閉じる',
    toRematch: '再戦へ',
    clockLeft: (name, time) => `${name}：残り${time}`,
    standsIn: 'ボットが代打中',
    deciding: '考え中',
    ready: '完了',
  },

  panel: {
    title: 'テーブル',
    clock: '1回の選択の持ち時間',
    now: (clock) => `現在：${clock}。`,
    change: '変更を提案',
    ask: '全員に聞く',
    asked: (clock) => `${clock}を提案しました。全員が賛成すれば変わります。`,
    wants: (name, clock) => `${name}の希望：${clock}。`,
    agree: '賛成する',
    leave: '離れる（ボットが続けます）',
    leaveHint: 'いつでも戻って「ここにいます」を押せば、席に戻れます。',
    leaveAsk: 'ボットが代わりに続けます。いつでも戻れます。',
    hash: 'シードのハッシュ',
    hashHint: '最初のカードの前に決まります。終了後の記録にシードが載るので、誰でも配札を確かめられます。',
  },

  account: {
    title: 'アカウント',
    guest: 'ゲスト',
    guestTitle: 'ゲストとして参加中',
    guestText:
      'このブラウザはCookieであなたを覚えていて、すべての機能を使えます。アカウントがあれば、別の端末でも対戦を続けられます。',
    nobodyText:
      'ログインするかアカウントを作ると、別の端末からも対戦を開けます。遊ぶだけなら、どちらも必要ありません。',
    signedIn: (login) => `${login}でログイン中です。`,
    name: 'ほかの人に見える名前',
    saved: '保存しました。',
    signUp: 'アカウントを作る',
    signUpHint: 'これまでの対戦はそのまま残ります。',
    signIn: 'ログイン',
    signInHint: 'ゲストとしての対戦も引き継がれます。',
    login: 'ログイン名',
    loginHint: '2〜30文字の文字、数字、ドット、ハイフン。',
    password: 'パスワード',
    passwordHint: '8文字以上。',
    oldPassword: '今のパスワード',
    newPassword: '新しいパスワード',
    change: 'パスワードを変える',
    changed: 'パスワードを変えました。ほかの端末では再度ログインが必要です。',
    signOut: 'ログアウト',
    data: 'あなたのデータ',
    export: '保存されているデータをすべてダウンロード',
    remove: '自分とデータを削除する',
    removeSure: '完全に削除しますか？すべてのテーブルから名前が消え、参加中の対戦はボットが続けます。',
    removePassword: '確認のためのパスワード',
    removeYes: '完全に削除',
    removeNo: '削除しない',
    removed: 'すべて削除しました。',
  },
};

/** Why the server, or the way to it, did not do something. */
export const serverReasons: ServerReasons = {
  'page/unreachable': () => '今はサーバーにつながりません。',
  'server/malformed': () => 'サーバーがこの入力を受け付けませんでした。',
  'server/unknown': () => 'このアドレスにはもう何もありません。',
  'server/too-large': () => '長すぎます。',
  'server/too-many': () => '一度に多すぎます。少し待ってください。',
  'server/not-you': () => 'ログアウトしています。ページを再読み込みしてください。',
  'server/no-such-table': () => 'このリンクのテーブルはありません。',
  'server/not-seated': () => 'このテーブルにあなたの席はありません。',
  'server/seat-taken': () => 'その席は先に取られました。',
  'server/no-seat': () => '空席がありません。',
  'server/not-host': () => 'これはテーブルを開いた人だけができます。',
  'server/already-started': () => '対戦はもう始まっています。',
  'server/not-started': () => '対戦はまだ始まっていません。',
  'server/not-over': () => '対戦はまだ終わっていません。',
  'server/not-allowed': () => 'このテーブルでは許可されていません。',
  'server/login-taken': () => 'このログイン名は使われています。',
  'server/wrong-login': () => 'ログイン名とパスワードが合いません。',
  'server/foreign-origin': () => '別のページからの要求です。',
  'server/damaged': () => 'この対戦の保存された手が壊れています。サーバーの管理者が確認するまで、何も変更されません。',
  'server/old-rules': () =>
    'この対戦は以前のルールで始まったため、このバージョンでは続けられません。対戦はそのまま残ります。',
  'server/newer-rules': () => 'この対戦は新しいサーバーで続いています。再接続しています…',
  'server/took-too-long': () => '時間がかかりすぎたため中止しました。',
  'server/unavailable': () => 'サーバーが混み合っています。少し待ってからもう一度お試しください。',
};
