// Race with one expansion, put through the kit.
import { isOtherWay, kitSuite } from './kit-suite.ts';

kitSuite('race', (options) => options.sets?.length === 2 && !isOtherWay(options));
