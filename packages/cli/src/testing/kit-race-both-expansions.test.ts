// Race with both expansions, put through the kit.
import { raceKit } from './kit-suite.ts';

raceKit('both expansions');
