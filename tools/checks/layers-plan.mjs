/**
 * The permitted imports (ARCHITECTURE.md): imports point one way, from the entry points down to the kernel. The app and
 * the API see only the core's pure rules. An import must also be in the package's own package.json.
 */
const everything = [
  'kernel',
  'kernel/duty',
  'kernel/files',
  'kernel/compiled',
  'kernel/hash',
  'money',
  'exchange',
  'exchange/rules',
  'journal',
  'feed',
  'api',
  'api/work',
  'messages',
  'messages/*',
  'reading',
  'reading/view',
  'readmodel',
  'readmodel/sqlite',
  'platform',
  'platform/picture-child',
  'gateway',
  'gateway/statement-worker',
  'chain',
  'chain/addresses',
  'chain/destination',
  'chain/evm',
  'chain/signer',
];

const anything = [...everything, 'kit', 'kit/view', 'server', 'h5', 'console', 'sim', 'testkit'];

export const plan = {
  'packages/kernel': [],
  'packages/money': ['kernel'],
  'packages/exchange': ['kernel', 'kernel/compiled', 'kernel/hash', 'money'],
  'packages/journal': ['kernel', 'kernel/files', 'kernel/hash', 'money', 'exchange', 'exchange/rules'],
  'packages/feed': ['kernel', 'kernel/hash', 'money', 'exchange', 'exchange/rules'],
  'packages/chain': [
    'kernel',
    'kernel/duty',
    'kernel/files',
    'kernel/hash',
    'money',
    'exchange',
    'exchange/rules',
    'journal',
  ],
  'packages/reading': [],
  'packages/kit': ['kernel'],
  'packages/api': ['kernel', 'money', 'exchange/rules'],
  'packages/messages': ['kernel', 'money', 'api'],
  'packages/readmodel': ['kernel', 'kernel/files', 'kernel/hash', 'money', 'exchange', 'exchange/rules', 'journal'],
  'packages/platform': [
    'kernel',
    'kernel/duty',
    'kernel/files',
    'kernel/hash',
    'money',
    'api',
    'api/work',
    'messages',
    'messages/*',
    'reading',
    'readmodel/sqlite',
    'chain/addresses',
    'chain/destination',
  ],
  'packages/gateway': everything,
  'packages/sim': anything,
  'packages/testkit': anything,
  'apps/server': everything,
  'apps/h5': [
    'kernel',
    'money',
    'api',
    'api/work',
    'messages',
    'messages/*',
    'kit',
    'kit/view',
    'reading',
    'reading/view',
    'exchange/rules',
    'chain/addresses',
  ],
  'apps/console': ['api', 'messages', 'money', 'kit', 'kit/view', 'reading', 'reading/view'],
  bench: [...anything, 'gateway/test-system'],
  e2e: [...anything, 'platform/test-authenticator', 'platform/test-push-service'],
  tools: anything,
};

/** Code that also runs in a browser: without any module of Node.js. */
export const browserSafe = [
  'packages/money/src',
  'packages/api/src',
  'packages/messages/src',
  'packages/kit/src',
  'packages/reading/src',
  'apps/h5/src',
  'apps/console/src',
];

/** Packages that tests may use besides their own package's dependencies. */
export const forTests = [
  'testkit',
  'sim',
  'platform/test-authenticator',
  'platform/test-push-service',
  'gateway/test-system',
];

/**
 * Modules of the exchange that other modules may import: money, the traded assets, the hours and the prices. All others
 * meet in the ledger and in facts.
 */
export const sharedModules = ['ledger', 'catalog', 'index-prices', 'sessions'];

/** The files that one module may import of another one below it: its interface, and not its state. */
export const handedOver = {
  send: { funding: ['for-send.ts'] },
  recurring: { convert: ['for-plans.ts', 'rules.ts'], funding: ['for-send.ts'] },
  copy: { contract: ['copies.ts', 'rules.ts', 'ticket.ts'] },
  points: { coupons: ['issue.ts'] },
  game: { points: ['for-game.ts'] },
};
