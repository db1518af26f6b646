// Race with the base set, put through the kit.
import { raceKit } from './kit-suite.ts';

raceKit('base');
