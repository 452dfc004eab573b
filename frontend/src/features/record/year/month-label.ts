import type { Month } from '@tessera/rules';
import { monthName } from '../../../ui/util/months';

/** 'November' */
export const monthLabel = (month: Month): string => monthName(month).split(' ')[0] ?? month;
