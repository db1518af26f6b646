// Race alone against the robot, put through the kit.
import { kitSuite } from './kit-suite.ts';

kitSuite('race', ({ solo }) => solo !== undefined, 15);
