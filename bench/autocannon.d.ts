declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    duration: number;
    overallRate?: number;
    /** An answer for which it is false is a mismatch. */
    verifyBody?: (body: string) => boolean;
    requests: readonly { method: 'POST'; path: string; headers: Record<string, string>; body: string }[];
  }
  interface Result {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
    mismatches: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
