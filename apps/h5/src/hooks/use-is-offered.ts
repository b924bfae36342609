import { listProducts, type OutputOf } from '@candor/api';
import { useCall } from './use-call.ts';

export type Product = OutputOf<typeof listProducts>[number]['product'];

/** False where a product is switched off, here or for the user's country; true also while that is not known yet. */
export function useIsOffered(product: Product): boolean {
  const products = useCall(listProducts, {});
  return !(products.data?.some((one) => one.product === product && !one.isOn) ?? false);
}
