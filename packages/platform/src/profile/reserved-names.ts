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
  'quanly',
  'assistant',
  'helpcenter',
  'helpline',
  'employee',
  'operator',
  'customercare',
  'trolyao',
  'nhanvien',
  'trogiup',
  'tuvanvien',
  'tongdai',
  'chamsoc',
  'giaodichvien',
  'kefu',
  '工作人员',
  '工作人員',
  '技术支持',
  '技術支持',
  '技术支援',
  '客户服务',
  '客戶服務',
  '人工服务',
  '人工服務',
  '助手',
  '助理',
  '小秘书',
  '平台',
  '员工',
  '員工',
];
/** Words that a longer name may hold by chance: alone, or with digits and signs around them. */
const wholeWords = ['troly', 'help', 'team', 'mod', 'nv', 'bot'];

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
const reservedWhole = wholeWords.map(asSeen);

/** True if a nickname reads like such a word: "Suppọrt", "adm1n", "officiaI" and "adrnin" do. */
export function isReserved(nickname: string): boolean {
  const seen = asSeen(nickname);
  const bare = asSeen(nickname.replace(/^\P{L}+|\P{L}+$/gu, ''));
  return reserved.some((word) => seen.includes(word)) || reservedWhole.includes(bare);
}

/** As a glance reads it: two nicknames that are the same in this form are taken for one another. */
export function asSeen(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('cl', 'd').replaceAll('vv', 'w');
  return [...plain]
    .map((sign) => lookAlikes[sign] ?? sign)
    .join('')
    .replaceAll('rn', 'm');
}
