// Race with the base set, put through the kit.
import { kitSuite } from './kit-suite.ts';

kitSuite('race', ({ sets }) => sets?.length === 1);
