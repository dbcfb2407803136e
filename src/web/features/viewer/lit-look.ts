/** A page has its own colours in both themes: an amber line that shows on light ones, and its white halo on dark ones. */
export const litLook = 'absolute rounded-[2px] bg-[rgb(255_214_10/0.22)] shadow-[0_0_0_2px_#c27a00,0_0_0_3px_#fff]'
