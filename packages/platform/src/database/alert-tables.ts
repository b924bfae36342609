export interface AlertTables {
  alerts: AlertTableRow;
  alert_firings: AlertFiringRow;
}

export interface AlertTableRow {
  id: number;
  user_id: number;
  /** The user's account at the exchange, whose positions an alert of liquidation is about. */
  account_id: number;
  kind: string;
  /** Null of an alert of liquidation, which is of all pairs. */
  pair_id: number | null;
  price: number | null;
  /** The move or the distance. */
  share_ppm: number | null;
  seconds: number | null;
  /** 1 when it stays after it has fired. */
  repeats: number;
  /** The life that was chosen; 0 is without an end. */
  days: number;
  note: string;
  state: string;
  /** JSON of what it waits for, as of the place of the journal that was reached. */
  watches: string;
  created_at_ms: number;
  changed_at_ms: number;
  expires_at_ms: number | null;
  last_fired_at_ms: number | null;
  fired: number;
}

/** One firing, with the alert as it was then: it may be changed or gone. */
export interface AlertFiringRow {
  id: number;
  alert_id: number;
  user_id: number;
  kind: string;
  pair_id: number;
  /** The price that was reached; null of a move. */
  threshold_price: number | null;
  share_ppm: number | null;
  seconds: number | null;
  note: string;
  price: number;
  grid_index: number;
  /** Of the journal's record. */
  sequence: number;
  before_price: number | null;
  before_grid_index: number | null;
  direction: string;
  /** Of a move: as large as it was. */
  moved_ppm: number | null;
  /** Of a move the tick it is measured from; of a position, the price that would liquidate it, without a tick. */
  reference_price: number | null;
  reference_grid_index: number | null;
}
