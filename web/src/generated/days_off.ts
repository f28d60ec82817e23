// Generated from roost.server.features.days_off by scripts/generate-types. Do not edit.

/** Take days off from `starts` (or from now, if that has passed) until `ends`. */
export interface DaysOffRequest {
  starts: number;
  ends: number;
}

/** Your days off of the last year and in the future. You have `most` days per year, of which `left` remain. */
export interface MyDaysOff {
  days_off: MyDaysOffSpan[];
  most: number;
  left: number;
  server_time: number;
}

export interface MyDaysOffSpan {
  id: string;
  starts: number;
  ends: number;
}
