// Race with the base set, put through the kit.
import { isOtherWay, kitSuite } from './kit-suite.ts';

kitSuite('race', (options) => options.sets?.length === 1 && !isOtherWay(options));
