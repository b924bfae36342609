/** The number of characters that people compare: at the beginning and at the end. */
const headLength = 6;
const tailLength = 4;

/** An address whole, with both of its ends in bold. */
export function AddressText({ address }: { readonly address: string }) {
  return (
    <p className="mt-1 px-1 text-center text-15 leading-[22px] font-medium text-balance break-all select-text">
      <b className="font-bold">{address.slice(0, headLength)}</b>
      {address.slice(headLength, -tailLength)}
      <b className="font-bold">{address.slice(-tailLength)}</b>
    </p>
  );
}
