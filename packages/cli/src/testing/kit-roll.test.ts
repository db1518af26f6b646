// Roll, put through the kit.
import { rollKit } from './kit-suite.ts';

rollKit();
