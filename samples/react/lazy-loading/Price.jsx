export default ({ euro }) => <b>{euro} €</b>;
