const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Passwords missing from the world's list: words of the countries and the trade that our users come from, this house's
 * name, and walks over keyboards.
 */
export const ownCommonPasswords = words(`
bitcoin ethereum binance coinbase blockchain metamask dogecoin nakamoto tothemoon candor
login linkedin yahoo gmail hotmail roblox fortnite iamrich
hanoi nguyenvan tuananh minhanh tinhyeu hanhphuc thanhcong giadinh giadinhlaso1 bongda conmeo sieunhan
khongco motnamba yeuem yeuanh anhyeu emyeu mat_khau chungta chungkhoan tienbac phattai phatloc
nihao woaiwojia wangyut mima aini woaini1314 woaini520 a5201314 5201314a 5211314 facai gongxi
abcd zxcv qwer abc@123 abc@1234 poiuytrewq lkjhgfdsa mnbvcxz qwertz qwertzuiop zaq1@wsx 0987654321 0912345678
`);
