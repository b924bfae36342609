import { commonWords, keyboardWalks, leakedPasswords, years } from './data/common-password-parts.ts';

/** What people put after a word when they are asked for a longer password. */
const endings = ['', '1', '12', '123', '1234', '12345', '123456', '!', '@123', '#123', '01', '007', '69', '88', '99'];

const common = build();

/** How many passwords are refused; for the tests and the documentation. */
export const commonPasswordCount = common.size;

/** Whether attackers try this password first. Capitals make no difference. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return common.has(plain) || isOneRepeatedUnit(plain) || isRunOfNeighbours(plain);
}

function build(): ReadonlySet<string> {
  const all = new Set<string>([...leakedPasswords, ...keyboardWalks]);
  for (const word of commonWords) {
    for (const ending of [...endings, ...years]) all.add(word + ending);
    all.add(word + word);
  }
  return all;
}

/** `aaaaaaa`, `abababab`, `123123123`: a unit of up to four characters over and over. */
function isOneRepeatedUnit(text: string): boolean {
  for (let size = 1; size <= 4 && size * 2 <= text.length; size++) {
    const unit = text.slice(0, size);
    if (unit.repeat(Math.ceil(text.length / size)).slice(0, text.length) === text) return true;
  }
  return false;
}

/** `12345678`, `hgfedcba`: every character is next to the one before, in one direction. */
function isRunOfNeighbours(text: string): boolean {
  const step = text.charCodeAt(1) - text.charCodeAt(0);
  if (Math.abs(step) !== 1) return false;
  for (let i = 2; i < text.length; i++) {
    if (text.charCodeAt(i) - text.charCodeAt(i - 1) !== step) return false;
  }
  return true;
}
