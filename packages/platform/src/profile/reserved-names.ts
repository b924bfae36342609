/** Words that would make a user pass for the house. */
const words = [
  'admin',
  'candor',
  'support',
  'official',
  'service',
  'staff',
  'moderator',
  'system',
  'hethong',
  'cskh',
  'helpdesk',
  'security',
  'baomat',
  '客服',
  '官方',
  '管理',
  '系统',
  '系統',
  '运营',
  '營運',
  '財務',
  '财务',
  '安全中心',
  'hotro',
  'quantri',
];

/** Signs that a glance takes for others. Marks are taken off before. */
const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  l: 'i',
  ł: 'i',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ø: 'o',
  ŧ: 't',
};

const reserved = words.map(asSeen);

/** True if a nickname reads like such a word: "Suppọrt", "adm1n", "officiaI" and "adrnin" do. */
export function isReserved(nickname: string): boolean {
  const seen = asSeen(nickname);
  return reserved.some((word) => seen.includes(word));
}

/** As a glance reads it: two nicknames that are the same in this form are taken for one another. */
export function asSeen(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('cl', 'd').replaceAll('vv', 'w');
  return [...plain]
    .map((sign) => lookAlikes[sign] ?? sign)
    .join('')
    .replaceAll('rn', 'm');
}
