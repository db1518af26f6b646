// Race with one expansion, put through the kit.
import { kitSuite } from './kit-suite.ts';

kitSuite('race', ({ sets }) => sets?.length === 2);
