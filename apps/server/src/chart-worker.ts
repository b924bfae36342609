import { runChartWorker } from './charts/run-charts.ts';

/** Entry of the thread that makes the charts of the time before the founding. */
runChartWorker();
