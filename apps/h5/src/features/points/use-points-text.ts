import { useFormat } from '#hooks/use-format.ts';

/** Whole points with their groups: 1,250. */
export function usePointsText(): (points: number) => string {
  const format = useFormat();
  return (points) => format.amount(String(points), 0);
}
