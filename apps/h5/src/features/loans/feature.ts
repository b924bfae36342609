import { open, own, saying } from '#app/feature.ts';

export const routes = saying('loans', [
  open('common/borrowing', 'common.titles.borrowing', () =>
    import('./BorrowingScreen.tsx').then((m) => m.BorrowingScreen),
  ),
  own('common/loan', 'common.titles.loan', () => import('./LoanScreen.tsx').then((m) => m.LoanScreen)),
]);
