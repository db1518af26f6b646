// Bots with their nets, in a file of their own so that they are fetched apart from the rules.

export { explain, steadyBot, usualBudget } from '@orrery/bots';
