import formatCompiled from 'use-intl/format-message/format-only';

type Given = Parameters<typeof formatCompiled>;
type NumberFormatOf = Given[3]['formatters']['getNumberFormat'];

const plainBelow = 1_000;

/**
 * Formats texts that were compiled with the app. Small counts look alike in every written language and need no
 * `Intl.NumberFormat`: a slow phone takes a tenth of a second to make its first one.
 */
export default function formatMessage(...[key, message, values, options]: Given): ReturnType<typeof formatCompiled> {
  const { formatters } = options;
  return formatCompiled(key, message, values, {
    ...options,
    formatters: { ...formatters, getNumberFormat: withPlainCounts(formatters.getNumberFormat) },
  });
}
formatMessage.raw = formatCompiled.raw;

function withPlainCounts(of: NumberFormatOf): NumberFormatOf {
  return (locale, look) => {
    if (look !== undefined) return of(locale, look);
    const format = (value: number) =>
      Number.isInteger(value) && value >= 0 && value < plainBelow ? String(value) : of(locale).format(value);
    return { format } as Intl.NumberFormat;
  };
}
