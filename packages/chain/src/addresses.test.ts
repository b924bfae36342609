import { describe, expect, it } from 'vitest';
import { type AddressProblem, checkAddress, checkPaymentCode, readPaymentCode } from './addresses.ts';

const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

describe('right addresses in their one spelling', () => {
  it.each([
    // EIP-55
    ['ERC20', evm, evm],
    ['ERC20', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
    ['ERC20', '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB', '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'],
    ['ERC20', '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb', '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'],
    ['ERC20', evm.toLowerCase(), evm],
    ['ERC20', `0x${evm.slice(2).toUpperCase()}`, evm],
    ['ERC20', ` ${evm}\n`, evm],
    ['TRC20', tron, tron],
    ['TRC20', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
    // P2PKH, P2SH
    ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['BTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    // BIP-173, BIP-350
    ['BTC', segwit.toUpperCase(), segwit],
    [
      'BTC',
      'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
      'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    ],
    [
      'BTC',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    ],
  ])('%s %s', (network, text, address) => {
    expect(checkAddress(network, text)).toEqual({ ok: true, address });
  });
});

describe('refuses addresses with the reason', () => {
  it.each<[string, string, AddressProblem]>([
    ['DOGE', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', 'unknown_network'],
    ['toString', evm, 'unknown_network'],
    ['ERC20', '', 'wrong_form'],
    ['ERC20', evm.slice(2), 'wrong_form'],
    ['ERC20', `${evm}0`, 'wrong_form'],
    ['ERC20', evm.replace('aA', 'AA'), 'wrong_checksum'],
    ['ERC20', `0x${'0'.repeat(40)}`, 'zero_address'],
    ['ERC20', tron, 'other_network'],
    ['ERC20', segwit, 'other_network'],
    ['TRC20', evm, 'other_network'],
    ['TRC20', `${tron.slice(0, -1)}u`, 'wrong_checksum'],
    ['TRC20', tron.slice(0, -1), 'wrong_form'],
    ['TRC20', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'other_network'],
    ['BTC', tron, 'other_network'],
    ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'wrong_checksum'],
    ['BTC', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'test_network'],
    ['BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'test_network'],
    ['BTC', `${segwit.slice(0, -1)}5`, 'wrong_checksum'],
    ['BTC', `bc1q${segwit.slice(4).toUpperCase()}`, 'wrong_form'],
    // Version 0 with the checksum of version 1, and version 1 with that of version 0 (BIP-350).
    ['BTC', 'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'wrong_checksum'],
    ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'wrong_checksum'],
    ['BTC', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'wrong_form'],
    // A later version, right in itself.
    ['BTC', 'BC1SW50QGDZ25J', 'wrong_form'],
  ])('%s %s: %s', (network, text, problem) => {
    expect(checkAddress(network, text)).toEqual({ ok: false, problem });
  });
});

describe('payment links', () => {
  it.each([
    [`ethereum:${evm}`, { address: evm, network: 'ERC20' }],
    [`ethereum:pay-${evm}@1?value=2e18`, { address: evm, network: 'ERC20', chainId: 1 }],
    [
      `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${evm}&uint256=1`,
      { address: evm, network: 'ERC20', chainId: 1 },
    ],
    ['BITCOIN:BC1QW508?amount=1', { address: 'BC1QW508', network: 'BTC' }],
    [`tron:${tron}`, { address: tron, network: 'TRC20' }],
    [` ${segwit} `, { address: segwit }],
  ])('%s', (text, code) => {
    expect(readPaymentCode(text)).toEqual(code);
  });

  it('work only for the network they name', () => {
    expect(checkPaymentCode('BTC', `bitcoin:${segwit}?label=x`)).toEqual({ ok: true, address: segwit });
    expect(checkPaymentCode('ERC20', `bitcoin:${segwit}`)).toEqual({ ok: false, problem: 'other_network' });
    expect(checkPaymentCode('ERC20', `ethereum:${evm}@137`)).toEqual({ ok: false, problem: 'other_network' });
    expect(checkPaymentCode('ERC20', 'ethereum:vitalik.eth')).toEqual({ ok: false, problem: 'wrong_form' });
  });
});
