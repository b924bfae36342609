import { listPoints, listPointsHistory, listPointsTasks, pointsTopic } from '@candor/api';
import { useTopicRenewal } from '#hooks/use-topic-renewal.ts';

const renewed = [listPoints, listPointsTasks, listPointsHistory];

/** Keeps the user's points, tasks and movements as they are now, while mounted. */
export function usePointsStream(): void {
  useTopicRenewal(pointsTopic, renewed);
}
