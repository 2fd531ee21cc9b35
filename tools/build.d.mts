/** Whether anything had to be built. */
export function build(): boolean;
