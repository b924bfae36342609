export interface InsightTables {
  /** Minutes of each day in which a part was looked at, and in which it did not work. Days are counted from 1970 in UTC. */
  part_days: { part: string; day: number; minutes: number; down: number };
  /** The last minute that was noted; one row, `name` is `minute`. */
  insight_marks: { name: string; at_ms: number };
  /** Figures at the end of each hour that was noted, as decimal texts. Hours are counted from 1970. */
  figure_hours: { hour: number; name: string; value: string };
  /** The number of times a product was used on a day. */
  use_days: { day: number; product: string; times: number };
  /** Of those who came in one week: how many were here in another. Weeks are counted from 1970. */
  cohort_weeks: { cohort: number; week: number; users: number };
  /** Operators who get the daily report by mail, and the last day of which they have got it. */
  report_readers: { operator: string; address: string; language: string; sent_day: number };
}
