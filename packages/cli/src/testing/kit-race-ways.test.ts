// Drafts, the scenario and own cards of Race, put through the kit.
import { isOtherWay, kitSuite } from './kit-suite.ts';

kitSuite('race', (options) => isOtherWay(options) && options.solo === undefined, 8);
