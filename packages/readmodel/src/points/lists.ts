import type { PointsMoveKind } from '@candor/exchange/rules';
import { countedList } from '../projection/counted-list.ts';

export const pointsMovesList = countedList<never, PointsMoveKind>('points_moves');
