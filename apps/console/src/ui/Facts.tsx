import { findPeople, type Meaning, viewPerson } from '@candor/api';
import { formats } from '@candor/kit';
import { Link } from '@tanstack/react-router';
import { useMay } from '../lib/self.ts';
import { useValueText } from '../values/use-value-text.ts';
import { languageNameOf, useFactLabel, useMoment, useMessages, useRegion, useWord } from '../lib/i18n.tsx';

const { amount } = formats.comma;
const firstMoment = 1_400_000_000_000;
const lastMoment = 4_000_000_000_000;

/** A word of the contract; what people write has other signs in it, or is not looked at. */
const wordPattern = /^[a-z][a-z_]*$/;
/** The names of quantities that are decimal text. */
const quantities = new Set([
  'amount',
  'fee',
  'receives',
  'quantity',
  'total',
  'equity',
  'realised',
  'followersResult',
  'credited',
]);
/** The names of what people write. */
const written = new Set(['text', 'note', 'comment', 'name', 'nickname', 'title']);

type Row = Readonly<Record<string, unknown>>;

/** The name of the fact that has the coin of a quantity; absent where it has none. */
function unitName(name: string, of: Row): string | undefined {
  const own = name === 'total' ? 'fiatCode' : `${name}Code`;
  if (own in of) return own;
  return quantities.has(name) && 'code' in of ? 'code' : undefined;
}

interface FactsProps {
  readonly of: unknown;
  /** The name of the fact, inside of others. */
  readonly name?: string;
  /** The meanings of its numbers, by the names of the facts. */
  readonly meanings?: ReadonlyMap<string, Meaning>;
  /** The coin of a quantity. */
  readonly unit?: string | undefined;
}

const nothing: ReadonlyMap<string, Meaning> = new Map();

/** Everything that an answer has, in the reader's language as far as there are words; whatever is inside of it stands further in. */
export function Facts({ of: data, name = '', meanings = nothing, unit }: FactsProps) {
  const labelOf = useFactLabel();
  const sayWord = useWord();
  const t = useMessages();
  const moment = useMoment();
  const regionOf = useRegion();
  const textOf = useValueText();
  if (typeof data === 'boolean') return <span>{data ? t('console.yes') : t('console.no')}</span>;
  const means = meanings.get(name);
  if (typeof data === 'number') {
    if (means === 'account' || means === 'uid') return <PersonNumber of={data} isPublic={means === 'uid'} />;
    if (means !== undefined && (data !== 0 || means !== 'moment'))
      return <span className="tabular-nums">{textOf(means, `${data}`)}</span>;
    if (name === 'share' || /(?:_ppm|Ppm)$/.test(name)) return <span>{textOf('share', `${data}`)}</span>;
    const isMoment = data > firstMoment && data < lastMoment;
    if (!isMoment && /(?:_ms|Ms)$/.test(name)) return <span>{textOf('duration', `${data}`)}</span>;
    return <span className="tabular-nums">{isMoment ? moment(data) : data}</span>;
  }
  if (typeof data === 'string') {
    if (name === 'lang' || name === 'language') return <span>{languageNameOf(data)}</span>;
    if ((quantities.has(name) || unit !== undefined) && data !== '') {
      return <span className="tabular-nums">{unit === undefined ? amount(data) : `${amount(data)} ${unit}`}</span>;
    }
    const shown =
      name === 'country' ? regionOf(data) : wordPattern.test(data) && !written.has(name) ? sayWord(data) : data;
    return <span className="break-words whitespace-pre-wrap">{shown === '' ? '–' : shown}</span>;
  }
  if (data === null || data === undefined) return <span className="text-fg-3">–</span>;
  if (Array.isArray(data)) {
    if (data.length === 0) return <span className="text-fg-3">–</span>;
    return (
      <ol className="flex flex-col gap-2">
        {data.map((one, at) => (
          // Rows of an answer have no name in common, and are never moved.
          <li key={at} className="border-l border-line pl-3">
            <Facts of={one} name={name} meanings={meanings} />
          </li>
        ))}
      </ol>
    );
  }
  const row = data as Row;
  // A coin is told with its quantities, once.
  const units = new Set(Object.keys(row).map((fact) => unitName(fact, row)));
  return (
    <dl className="grid grid-cols-[minmax(7rem,max-content)_1fr] gap-x-4 gap-y-1.5 text-13">
      {Object.entries(row)
        .filter(([fact, value]) => value !== undefined && !units.has(fact))
        .map(([fact, value]) => (
          <div key={fact} className="contents">
            <dt className="text-fg-3">{labelOf(fact)}</dt>
            <dd className="min-w-0">
              <Facts of={value} name={fact} meanings={meanings} unit={textIn(row, unitName(fact, row))} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

function textIn(row: Row, name: string | undefined): string | undefined {
  const text = name === undefined ? undefined : row[name];
  return typeof text === 'string' ? text : undefined;
}

/** The number of a person, with the way to their page. */
function PersonNumber({ of: number, isPublic }: { readonly of: number; readonly isPublic: boolean }) {
  const may = useMay();
  const looks = 'text-accent tabular-nums underline underline-offset-2';
  if (!may(isPublic ? findPeople : viewPerson)) return <span className="tabular-nums">{number}</span>;
  return isPublic ? (
    <Link to="/people" search={{ who: `${number}` }} className={looks}>
      {number}
    </Link>
  ) : (
    <Link to="/people/$id" params={{ id: `${number}` }} className={looks}>
      {number}
    </Link>
  );
}

interface PictureRow {
  readonly file_name: string;
  readonly media_type: string;
  readonly content: string;
}

/** True for the answer of a call that shows a picture. */
export function isPicture(data: unknown): data is PictureRow {
  return typeof data === 'object' && data !== null && 'media_type' in data && 'content' in data;
}
