// Roll, put through the kit at length.
import { longKit } from './kit-suite.ts';

longKit('roll');
