// What a newcomer meets first, on a phone.

import { lessons } from '@orrery/table/lessons';
import { isFirst, takeLessons } from './lesson-visits.ts';
import { phone } from './playing.ts';
import { openSite } from './site.ts';

takeLessons(openSite(), phone, lessons.map(({ id }) => id).filter(isFirst));
