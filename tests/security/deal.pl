#!/usr/bin/perl
# The chance of a game, made again in another language from docs/chance.md alone.
# perl deal.pl SECRET_HEX LABEL ITEM,ITEM,... SHARE SHARE ...
# prints commitment, seed, and the shuffled items, one a line.
use strict;
use warnings;
use Digest::SHA qw(sha256 sha256_hex);

my ($secret_hex, $label, $items, @shares) = @ARGV;
my $secret = pack('H*', $secret_hex);
my $framed = join '', map { pack('N', length $_) . $_ } ($secret, @shares);
my $seed = sha256($framed);
print sha256_hex($secret), "\n", sha256_hex($framed), "\n";

my ($stream, $counter) = ('', 0);
sub below {
    my ($n) = @_;
    while (1) {
        if (length $stream < 4) { $stream = sha256($seed . $label . pack('Q>', $counter++)); }
        my $number = unpack('N', substr($stream, 0, 4, ''));
        return $number % $n if $number < 4294967296 - 4294967296 % $n;
    }
}
my @list = sort { $a <=> $b } split /,/, $items;
for (my $i = $#list; $i > 0; $i--) {
    my $j = below($i + 1);
    @list[$i, $j] = @list[$j, $i];
}
print join(' ', @list), "\n";
