import type { ApiKeyRow } from '@candor/api';
import type { ApiKey } from '@candor/platform';

export function apiKeyRowOf({ scopes, addresses, usedAtMs, ...key }: ApiKey): ApiKeyRow {
  return { ...key, scopes: [...scopes], addresses: [...addresses], ...(usedAtMs === null ? {} : { usedAtMs }) };
}
