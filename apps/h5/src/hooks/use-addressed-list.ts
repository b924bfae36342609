import { useState } from 'react';
import type { Params } from '#client/navigation.ts';

interface AddressedList<List> {
  readonly list: List;
  readonly choose: (list: List) => void;
  /** The thing that the address opens; absent once the user has chosen a list. */
  readonly openId: string | undefined;
}

/**
 * The one of a page's lists that is shown, and the thing in it that the page's address opens. A list that the user chooses
 * stands until the address changes, which it may while the page is open, and nothing opens over it by itself.
 */
export function useAddressedList<List>({ tab, id }: Params, addressed: List): AddressedList<List> {
  const address = `${tab} ${id}`;
  const [chosen, setChosen] = useState<{ readonly list: List; readonly address: string }>();
  const choose = (list: List) => setChosen({ list, address });
  return chosen?.address === address
    ? { list: chosen.list, choose, openId: undefined }
    : { list: addressed, choose, openId: id };
}
