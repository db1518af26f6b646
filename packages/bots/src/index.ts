// The public door of the bots: programs that see a seat's view and answer its questions.

export type { Bot, Budget, MakeBot } from './bot.ts';
export { botNames, levelsDown, makeBot, usualBudget } from './bots.ts';
export { explain, type ReasonPart, reasonParts } from './explain.ts';
export { raceShare } from './race/trained-model.ts';
export { type BotRefusalData, botRefusals } from './refusals.ts';
export { rollShare } from './roll/trained-model.ts';
export { type BotFailure, steadyBot } from './steady-bot.ts';
export type { Reason, Term } from './thinking/reasons.ts';
