import { BlockList, isIP } from 'node:net';

/** The number of addresses and networks that an operator's list may have. */
const addressesMax = 20;

/** The networks of a list, apart by spaces or commas: `10.0.0.5 2001:db8::/32`. Undefined when one is none. */
export function parseNetworks(text: string): readonly string[] | undefined {
  const networks = text.split(/[\s,]+/).filter((one) => one !== '');
  return networks.length <= addressesMax && networks.every(isNetwork) ? networks : undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

/** True for an address in one of the networks, and for any address when there is none. */
export function isInNetworks(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', bits] = network.split('/');
    const family = isIP(start) === 4 ? 'ipv4' : 'ipv6';
    list.addSubnet(start, bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits), family);
  }
  const family = isIP(plain);
  return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}
