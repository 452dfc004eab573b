import { monthName, type Month } from '../../../ui/util/months';

/** 'November' */
export const monthLabel = (month: Month): string => monthName(month).split(' ')[0] ?? month;
