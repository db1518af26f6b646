// Race with one expansion, put through the kit.
import { raceKit } from './kit-suite.ts';

raceKit('one expansion');
