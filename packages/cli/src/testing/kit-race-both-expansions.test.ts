// Race with both expansions, put through the kit.
import { isOtherWay, kitSuite } from './kit-suite.ts';

kitSuite('race', (options) => options.sets?.length === 3 && !isOtherWay(options));
