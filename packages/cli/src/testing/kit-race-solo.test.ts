// Race alone against the robot, put through the kit.
import { raceKit } from './kit-suite.ts';

raceKit('solo');
