export { ConfirmButton as ConfirmLink } from './confirm-button.tsx'
