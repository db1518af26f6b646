import type { Capsule } from '@orrery/kernel';

export declare const capsule: Capsule;
