// Roll, put through the kit.
import { kitSuite } from './kit-suite.ts';

kitSuite('roll', () => true);
