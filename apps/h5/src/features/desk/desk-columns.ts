/**
 * A desk's two columns: the form and the prices beside it, or under it where a screen is too narrow for both. On a desktop they
 * stand right of the chart.
 */
export const deskColumns =
  'grid grid-cols-[minmax(0,1fr)_9.375rem] gap-3 px-4 pb-3 max-[21.8125rem]:grid-cols-1 min-[64rem]:grid-cols-[minmax(0,1fr)_16rem_21rem] min-[64rem]:gap-5 min-[64rem]:[&>form]:order-3 min-[64rem]:[&>section]:order-2';
