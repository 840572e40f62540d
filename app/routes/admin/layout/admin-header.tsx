/** Pages that still render a header of their own render none: the guard's layout has it. */
export const AdminHeader = () => null
