import type { errors as english } from '../en/errors.ts';
import type { SameTexts } from '../same-texts.ts';

export const errors: SameTexts<typeof english> = {
  index_stale: '指数价格暂时中断，请稍后再试。',
  pair_not_trading: '该交易对已暂停交易，未完成的委托保持不变，请稍后再试。',
  price_missing: '请输入价格。',
  quantity_missing: '请输入数量。',
  quantity_too_small: '数量过小，请增加数量。',
  stop_missing: '请输入触发价。',
  stop_would_trigger: '触发价已被越过，委托会立即触发。请在指数价格的另一侧设置触发价。',
  oco_prices_wrong: 'OCO 的两个价格须分别位于指数价格两侧：卖出时限价在上、止损在下；买入时相反。',
  exit_prices_wrong: '止盈价须位于开仓价的盈利一侧，止损价须位于亏损一侧：买入或做多时止盈在上、止损在下，做空时相反。',
  slippage_invalid: '请输入大于 0% 且在该交易对允许范围内的滑点上限。',
  order_combination_invalid: '这些委托选项不能同时使用，请更改委托类型或有效方式。',
  post_only_would_take: '以该价格只挂单会立即成交，因此未下单。请选择离对手价更远的价格。',
  login_failed: '登录失败，请检查账号和密码。',
  upload_heic:
    '无法读取 HEIC 照片。请用 JPEG 格式重新拍摄（iPhone：设置 > 相机 > 格式 > 兼容性最佳），或选择该照片的截图。',
  parameter_error: '参数错误，请检查输入内容。',
};
