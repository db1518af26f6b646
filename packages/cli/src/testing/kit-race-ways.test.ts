// Drafts, the scenario and own cards of Race, put through the kit.
import { raceKit } from './kit-suite.ts';

raceKit('other ways');
