import { runPictureChild } from '@candor/platform/picture-child';

/** Entry of the process that unpacks pictures. */
runPictureChild();
